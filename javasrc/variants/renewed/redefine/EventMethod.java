// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Other code, with another constant pool. */
final class EventMethod {
    static int value = 1;

    private EventMethod() {
    }

    static String act() {
        StringBuilder text = new StringBuilder("new");
        long large = 123456789012L;
        try {
            text.append(" caught ").append(Math.min(large, value));
            if (large > text.length()) {
                throw new UnsupportedOperationException(text.toString());
            }
        } catch (UnsupportedOperationException e) {
            value += 100;
            return e.getMessage();
        }
        return "new nothing";
    }
}
