// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;

/** One object of each kind. */
final class ObjectKinds {
    private ObjectKinds() {
    }

    public static void main(String[] args) {
        Agent.probe(new Object[] {
            new ObjectKinds(),
            ObjectKinds.class,
            ObjectKinds[][].class,
            long.class,
            new int[0],
            new Object[] {"content", null},
            new String("made"),
            "interned",
            Thread.currentThread(),
            ObjectKinds.class.getClassLoader(),
            new int[1000],
            new IllegalStateException("thrown"),
        });
    }
}
