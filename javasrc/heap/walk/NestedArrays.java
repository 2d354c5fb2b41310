// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;

/** Arrays of arrays, of one of which an element is the array itself. */
final class NestedArrays {
    private NestedArrays() {
    }

    public static void main(String[] args) {
        String thing = new String("thing");
        Object[] self = {null, thing, null};
        self[2] = self;
        Object[][] objects = {{thing}, null, self};
        int[][][] numbers = {{{1}, {2, 3}}, {}};
        Object[] all = {objects, numbers};
        Agent.probe(new Object[] {
            "all", all,
            "objects", objects,
            "objects[0]", objects[0],
            "self", self,
            "thing", thing,
            "numbers", numbers,
            "numbers[0]", numbers[0],
            "numbers[0][0]", numbers[0][0],
            "numbers[0][1]", numbers[0][1],
            "numbers[1]", numbers[1],
        });
    }
}
