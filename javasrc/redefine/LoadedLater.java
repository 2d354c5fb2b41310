// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.ByName;
import classfile.Reloader;

/**
 * Redefined, by a loader that defines Subject only now: a JVM may link early what a program refers to, and may
 * have linked it in a cache.
 */
final class LoadedLater {
    private LoadedLater() {
    }

    public static void main(String[] args) {
        ByName.callIn(new Reloader("redefine."), "redefine.Redefined", "main", (Object) args);
    }
}
