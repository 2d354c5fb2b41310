// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;
import classfile.OwnFields;

/**
 * Classes to ask about. Subjects of the probe, in this order: Sample, SampleBase, SampleLeft,
 * SampleEnum, SampleMark; Sample[], Sample[][], int[], SampleLeft[]; int, void. With an argument the
 * test is about all fields, also those of Ordered.
 */
final class Samples {
    private Samples() {
    }

    public static void main(String[] args) {
        Sample.copy();
        SampleEnum.values();
        if (args.length > 0) {
            OwnFields.need(Sample.class, SampleBase.class, SampleLeft.class, SampleEnum.class, Ordered.class);
        }
        Agent.probe(new Class<?>[] {Sample.class, SampleBase.class, SampleLeft.class, SampleEnum.class,
            SampleMark.class, Sample[].class, Sample[][].class, int[].class, SampleLeft[].class,
            int.class, void.class});
    }
}
