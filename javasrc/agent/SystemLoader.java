// SPDX-License-Identifier: Apache-2.0
package agent;

import assay.Agent;

/** Says the class of the system class loader. */
final class SystemLoader {
    private SystemLoader() {
    }

    public static void main(String[] args) {
        Agent.say(ClassLoader.getSystemClassLoader().getClass().getName());
    }
}
