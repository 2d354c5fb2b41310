// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;

/**
 * Two class loaders that each define DefinedRepeatedly, whose interface their parent defines; the first also
 * finds Sample and two array classes. Subjects of the probe: the loaders, and then the classes
 * DefinedRepeatedly of the first, DefinedRepeatedly of the second, DefinedRepeatedlyInterface, Sample, DefinedRepeatedly[] of the first, Sample[][],
 * SampleEnum, Object, int.
 */
final class Loaders {
    private Loaders() {
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes = ClassFile.of("classes/DefinedRepeatedly").bytes();
        ClassLoader parent = Loaders.class.getClassLoader();
        Definer first = new Definer(parent);
        Definer second = new Definer(parent);
        Class<?> one = first.define("classes.DefinedRepeatedly", bytes);
        Class<?> two = second.define("classes.DefinedRepeatedly", bytes);
        one.getMethod("number").invoke(null);
        two.getMethod("number").invoke(null);
        SampleEnum.values();
        Agent.probe(new Object[] {first, second, one, two, DefinedRepeatedlyInterface.class,
            Class.forName("classes.Sample", false, first),
            Class.forName("[Lclasses.DefinedRepeatedly;", false, first),
            Class.forName("[[Lclasses.Sample;", false, first), SampleEnum.class, Object.class,
            int.class});
    }
}
