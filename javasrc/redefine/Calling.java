// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Methods that call those of Called in each way, before the action and after it. */
final class Calling {
    private Calling() {
    }

    static String call(Called object, CalledInterface same, Runnable action) {
        String text = "caller old:";
        for (int i = 0; i < 2; i++) {
            text += " " + Called.ofClass() + " " + object.overridden() + " " + object.last() + " "
                + same.abstractOne() + " " + same.defaultOne() + " " + new Called().made;
            if (i == 0) {
                text += ", then";
                action.run();
            }
        }
        return text;
    }
}
