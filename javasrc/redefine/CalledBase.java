// SPDX-License-Identifier: Apache-2.0
package redefine;

/** A superclass whose method is overridden. */
class CalledBase {
    String overridden() {
        return "base";
    }
}
