// SPDX-License-Identifier: Apache-2.0
package agent;

import assay.Agent;

/** Says that it runs. */
final class Main {
    private Main() {
    }

    public static void main(String[] args) {
        Agent.say("main runs");
    }
}
