// SPDX-License-Identifier: Apache-2.0
package local;

import assay.Agent;
import classes.Levels;

/** Variables of the types of many superclasses of one value. */
final class AssignableDeep {
    private AssignableDeep() {
    }

    /** Slots: 0 value, then one for each variable in turn. */
    static void run(Object value) {
        Levels.Level1 first = null;
        Levels.Level7 seventh = null;
        Levels.Level8 eighth = null;
        Levels.Level9 ninth = null;
        Levels.Level11 eleventh = null;
        Agent.probe(value);
        Agent.say("Level1: " + (first == value) + ", Level7: " + (seventh == value) + ", Level8: "
                + (eighth == value) + ", Level9: " + (ninth == value) + ", Level11: "
                + (eleventh == value));
    }

    public static void main(String[] args) {
        run(new Levels.Level12());
    }
}
