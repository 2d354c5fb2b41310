// SPDX-License-Identifier: Apache-2.0
package redefine;

/** A final class. */
final class FinalClass extends Fixed {
    String only() {
        return "old";
    }
}
