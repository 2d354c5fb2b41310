// SPDX-License-Identifier: Apache-2.0
package watch;

import assay.Agent;

/** An interface with a field of each type, none of which is a constant; used by its name. */
interface InitializedFace {
    boolean FLAG = Boolean.parseBoolean("true");
    byte SMALL = Byte.parseByte("1");
    char LETTER = "abc".charAt(2);
    short SHORT = Short.parseShort("3");
    int NUMBER = Integer.parseInt("4");
    long WIDE = Long.parseLong("5");
    float SINGLE = Float.parseFloat("6");
    double DOUBLE = Double.parseDouble("7");
    String TEXT = String.valueOf("text");

    static void use() {
        Agent.say(TEXT + " " + FLAG + " "
                + (SMALL + LETTER + SHORT + NUMBER + WIDE + SINGLE + DOUBLE));
    }
}
