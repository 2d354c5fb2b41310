// SPDX-License-Identifier: Apache-2.0
package redefine;

/** A class whose methods are inherited and overridden. */
class OverriddenMethods {
    public String speak() {
        return "new voice";
    }

    public String name() {
        return "new name";
    }

    protected String own() {
        return "new own";
    }

    public String viaSelf() {
        return "new " + own();
    }
}
