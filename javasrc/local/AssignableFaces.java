// SPDX-License-Identifier: Apache-2.0
package local;

import assay.Agent;
import java.io.Serializable;

/** Variables for arrays of an interface, of one and of two dimensions, and one that neither fits. */
final class AssignableFaces {
    interface Face {
    }

    static class Base {
    }

    private AssignableFaces() {
    }

    private static boolean isOne(Object held, Object[] values) {
        return held == values[0] || held == values[1];
    }

    /** Slots: 0 values, then one for each variable in turn. */
    static String run(Object[] values) {
        Object object = null;
        Object[] objects = null;
        Cloneable cloneable = null;
        Serializable serializable = null;
        Cloneable[] cloneables = null;
        Base[] bases = null;
        Agent.probe(values);
        return (isOne(object, values) ? " object" : "") + (isOne(objects, values) ? " objects" : "")
            + (isOne(cloneable, values) ? " cloneable" : "") + (isOne(serializable, values) ? " serializable" : "")
            + (isOne(cloneables, values) ? " cloneables" : "") + (isOne(bases, values) ? " bases" : "");
    }

    public static void main(String[] args) {
        Agent.say("held by:" + run(new Object[] {new Face[0], new Face[0][]}));
    }
}
