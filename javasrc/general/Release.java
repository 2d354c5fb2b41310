// SPDX-License-Identifier: Apache-2.0
package general;

import assay.Agent;

/** Calls the probe with the version of the Java platform, as in "1.8" and "17". */
final class Release {
    private Release() {
    }

    public static void main(String[] args) {
        Agent.probe(System.getProperty("java.specification.version"));
    }
}
