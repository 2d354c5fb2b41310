// SPDX-License-Identifier: Apache-2.0
package module;

import assay.Agent;

/** A class of an unnamed module that could implement a service, but that nobody provides. */
public class Provider implements Runnable {
    @Override
    public void run() {
    }

    public static void main(String[] args) {
        Agent.probe(Provider.class.getClassLoader());
    }
}
