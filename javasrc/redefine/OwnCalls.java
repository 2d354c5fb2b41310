// SPDX-License-Identifier: Apache-2.0
package redefine;

/** A method that calls others of its class, before the action and after it. */
class OwnCalls {
    private final String made;

    private OwnCalls() {
        made = "old";
    }

    static OwnCalls make() {
        return new OwnCalls();
    }

    static String ofClass() {
        return "old";
    }

    private String hidden() {
        return "old";
    }

    final String last() {
        return "old";
    }

    String overridden() {
        return "old";
    }

    String call(Runnable action) {
        String text = "caller old:";
        for (int i = 0; i < 2; i++) {
            text += " " + ofClass() + " " + hidden() + " " + last() + " " + overridden() + " "
                + new OwnCalls().made;
            if (i == 0) {
                text += ", then";
                action.run();
            }
        }
        return text;
    }
}
