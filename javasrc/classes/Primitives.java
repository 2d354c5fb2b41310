// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;
import classfile.Definer;

/**
 * A class loader and the bootstrap loader are asked for arrays of primitives by name. Subjects of
 * the probe: the former, and the classes int[], double[][][] and long[][], of which the bootstrap
 * loader was asked for the last.
 */
final class Primitives {
    private Primitives() {
    }

    public static void main(String[] args) throws Exception {
        Definer asked = new Definer(Primitives.class.getClassLoader());
        Agent.probe(new Object[] {asked, Class.forName("[I", false, asked),
            Class.forName("[[[D", false, asked), Class.forName("[[J", false, null)});
    }
}
