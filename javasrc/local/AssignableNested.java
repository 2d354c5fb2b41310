// SPDX-License-Identifier: Apache-2.0
package local;

import assay.Agent;
import java.io.Serializable;

/** Variables of types that arrays of arrays fit. */
final class AssignableNested {
    interface Face {
    }

    static class Base {
    }

    static final class Derived extends Base implements Face {
    }

    private AssignableNested() {
    }

    /** Slots: 0 values, then one for each variable in turn. */
    static void run(Object[] values) {
        Object[][] objects = null;
        Base[][] bases = null;
        Face[][] faces = null;
        Face[][][] deepFaces = null;
        Object[] rows = null;
        Cloneable[] cloneables = null;
        Serializable[][] serializables = null;
        Cloneable cloneable = null;
        Serializable serializable = null;
        Object object = null;
        Cloneable[] ofInts = null;
        Agent.probe(values);
        Object rowsGiven = values[0];
        Agent.say("two dimensions: " + (objects == rowsGiven && bases == rowsGiven && faces == rowsGiven
                && rows == rowsGiven && cloneables == rowsGiven && cloneable == rowsGiven
                && serializable == rowsGiven && object == rowsGiven));
        Agent.say("three dimensions: " + (deepFaces == values[1] && serializables == values[1]));
        Agent.say("of int: " + (ofInts == values[2]));
    }

    public static void main(String[] args) {
        run(new Object[] {new Derived[0][], new Derived[0][][], new int[0][]});
    }
}
