// SPDX-License-Identifier: Apache-2.0
package assay;

/** The target of tests that only need to be called in the live phase. */
public final class Probe {
    private Probe() {
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        Agent.probe(null);
    }
}
