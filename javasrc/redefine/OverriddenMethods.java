// SPDX-License-Identifier: Apache-2.0
package redefine;

/** A class whose methods are inherited and overridden. */
class OverriddenMethods {
    public String speak() {
        return "old voice";
    }

    public String name() {
        return "old name";
    }

    protected String own() {
        return "old own";
    }

    public String viaSelf() {
        return "old " + own();
    }
}
