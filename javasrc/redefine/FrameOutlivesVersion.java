// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/** Redefines Outliving while a frame of it is active, which goes on after a collection. */
final class FrameOutlivesVersion {
    private FrameOutlivesVersion() {
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes = Variant.of("Outliving", "renewed");
        Agent.say("before: " + Outliving.text(false, null));
        Agent.say("active: " + Outliving.text(true, () -> {
            Agent.probe(new Object[] {Outliving.class, bytes, null});
            System.gc();
            Agent.say("next: " + Outliving.text(true, null));
        }));
    }
}
