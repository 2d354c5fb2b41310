// SPDX-License-Identifier: Apache-2.0
package redefine;

/** A sealed class that uses its permitted subclass. */
abstract sealed class RulingClass permits Ruled {
    static boolean rules(Object object) {
        return object instanceof Ruled;
    }
}
