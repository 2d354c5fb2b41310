// SPDX-License-Identifier: Apache-2.0
package redefine;

/** A method in which many events happen. In the variant all its code has other locations. */
final class EventMethod {
    static int value = 1;

    private EventMethod() {
    }

    static String act() {
        int read = value;
        value = read + 1;
        try {
            throw new IllegalStateException("old");
        } catch (IllegalStateException e) {
            return e.getMessage() + " caught " + read;
        }
    }
}
