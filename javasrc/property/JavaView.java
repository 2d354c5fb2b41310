// SPDX-License-Identifier: Apache-2.0
package property;

import assay.Agent;

/** Says the value of the property assay.word that Java sees. */
final class JavaView {
    private JavaView() {
    }

    public static void main(String[] args) {
        Agent.say("System.getProperty: " + System.getProperty("assay.word"));
    }
}
