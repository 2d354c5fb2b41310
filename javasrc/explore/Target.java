// SPDX-License-Identifier: Apache-2.0
package explore;

/** A method with a breakpoint, and fields that are watched. */
final class Target {
    static final Target INSTANCE = new Target();
    static int marks;
    static int staticField;
    int instanceField;

    private Target() {
    }

    /** Another version of the class has another number. */
    static String mark() {
        marks++;
        return "mark@1";
    }
}
