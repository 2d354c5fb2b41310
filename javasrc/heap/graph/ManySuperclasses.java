// SPDX-License-Identifier: Apache-2.0
package heap.graph;

import assay.Agent;
import classes.Levels;

/** Hands the agent one instance of each of some classes with many superclasses. */
final class ManySuperclasses {
    private ManySuperclasses() {
    }

    public static void main(String[] args) {
        Agent.probe(new Object[] {new Levels.Level7(), new Levels.Level8(), new Levels.Level9(),
            new Levels.Level10(), new Levels.Level12()});
    }
}
