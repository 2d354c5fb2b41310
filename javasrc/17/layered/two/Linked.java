// SPDX-License-Identifier: Apache-2.0
package layered.two;

import layered.one.One;

/** Calls a method of another module by an instruction. Loaded when an agent asks for it. */
public final class Linked {
    private Linked() {
    }

    public static String text() {
        try {
            return One.given();
        } catch (IllegalAccessError refusal) {
            return "refused";
        }
    }
}
