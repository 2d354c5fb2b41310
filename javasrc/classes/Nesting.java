// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;

/**
 * Nested classes of every access. Its subject is an array in which each class is followed by the
 * array class of which it is the component type.
 */
final class Nesting {
    private Nesting() {
    }

    private static class Private {
    }

    static class Shared {
    }

    protected static class Protected {
    }

    public static class Public {
    }

    private interface PrivateFace {
    }

    protected abstract class ProtectedInner {
    }

    public static void main(String[] args) {
        Agent.probe(new Class<?>[] {
            Private.class, Private[].class, Private[].class, Private[][].class,
            Shared.class, Shared[].class, Protected.class, Protected[].class,
            Protected[].class, Protected[][].class, Public.class, Public[].class,
            PrivateFace.class, PrivateFace[].class, ProtectedInner.class, ProtectedInner[].class,
        });
    }
}
