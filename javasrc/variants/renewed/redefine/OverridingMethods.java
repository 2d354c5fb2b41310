// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Inherits the method of one interface, overrides those of the other. */
class OverridingMethods extends OverriddenMethods implements OneDefaultMethod, Names {
    @Override
    public String name() {
        return "new echo of " + super.name();
    }

    @Override
    protected String own() {
        return "new echo";
    }

    public String other(int number) {
        return "new " + number;
    }
}
