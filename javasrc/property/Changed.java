// SPDX-License-Identifier: Apache-2.0
package property;

import assay.Agent;

/** Changes the property assay.word and calls the probe. */
final class Changed {
    private Changed() {
    }

    public static void main(String[] args) {
        System.setProperty("assay.word", "after");
        Agent.probe(null);
    }
}
