// SPDX-License-Identifier: Apache-2.0
package agent;

import assay.Agent;

/**
 * Says the class of the system class loader. The agent has set two properties: where Java sees neither
 * value, it does not see what agents set.
 */
final class SystemLoader {
    private SystemLoader() {
    }

    public static void main(String[] args) {
        String loader = System.getProperty("java.system.class.loader");
        if (!"agent.Loader".equals(loader) && !"after".equals(System.getProperty("assay.word"))) {
            Agent.inapplicable("Java does not see the properties that an agent sets");
        }
        Agent.say(ClassLoader.getSystemClassLoader().getClass().getName());
    }
}
