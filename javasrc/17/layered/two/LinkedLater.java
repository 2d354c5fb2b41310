// SPDX-License-Identifier: Apache-2.0
package layered.two;

import layered.one.One;

/** Does what Linked does, and has resolved nothing before. */
public final class LinkedLater {
    private LinkedLater() {
    }

    public static String text() {
        try {
            return One.given();
        } catch (IllegalAccessError refusal) {
            return "refused";
        }
    }
}
