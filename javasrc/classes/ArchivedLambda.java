// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;
import assay.ByName;

/** Hands the agent the class of a lambda expression of a class that may be archived. */
final class ArchivedLambda {
    private ArchivedLambda() {
    }

    public static void main(String[] args) {
        Object made = ByName.call("classes.ArchivedUse", "made");
        Agent.probe(made.getClass());
    }
}
