// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;

/** A class that implements 300 interfaces, classfile.Face0 to Face299, given to the probe. */
final class ManyInterfaces {
    private ManyInterfaces() {
    }

    public static void main(String[] args) throws Exception {
        Definer loader = new Definer(ManyInterfaces.class.getClassLoader());
        Assembler assembler = new Assembler("classfile/Faced");
        for (int i = 0; i < 300; i++) {
            String name = "classfile/Face" + i;
            byte[] bytes = ClassFile.of("classfile/Face").text("classfile/Face", name).bytes();
            loader.define("classfile.Face" + i, bytes);
            assembler.implement(name);
        }
        Class<?> klass = loader.define("classfile.Faced", assembler.bytes());
        Agent.probe(Class.forName(klass.getName(), true, loader));
    }
}
