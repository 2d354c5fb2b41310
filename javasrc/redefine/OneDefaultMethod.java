// SPDX-License-Identifier: Apache-2.0
package redefine;

/** An interface with a default method. */
interface OneDefaultMethod {
    String speak();

    default String twice() {
        return "old " + speak() + speak();
    }
}
