// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Inherits a method and a default method, overrides one, and calls the overridden one. */
class LaterSubclass extends OverriddenMethods implements OneDefaultMethod {
    @Override
    public String name() {
        return "later name after " + super.name();
    }

    static String text() {
        LaterSubclass later = new LaterSubclass();
        OverriddenMethods inherited = later;
        OneDefaultMethod defaulted = later;
        return "inherited " + inherited.speak() + ", overridden " + inherited.name()
            + ", by itself " + inherited.viaSelf() + ", default " + defaulted.twice();
    }
}
