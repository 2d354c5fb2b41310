// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.ByName;

/** Redefined, whose class Subject is loaded only now: a JVM may link early what a program refers to. */
final class LoadedLater {
    private LoadedLater() {
    }

    public static void main(String[] args) {
        ByName.call("redefine.Redefined", "main", (Object) args);
    }
}
