// SPDX-License-Identifier: Apache-2.0
package redefine;

/** A sealed interface that uses its permitted subclass. */
sealed interface Ruling permits Ruled {
    static boolean rules(Object object) {
        return object instanceof Ruled;
    }
}
