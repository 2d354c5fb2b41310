// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;

/**
 * Hands VerifyError, and a class file of it with constructors that do not verify, to the agent.
 * Then it runs into a VerifyError.
 */
final class Unverified {
    private static final byte ACONST_NULL = 1;
    private static final byte ALOAD_0 = 0x2a;
    private static final byte ALOAD_1 = 0x2b;
    private static final byte RETURN = (byte) 0xb1;
    private static final byte INVOKESPECIAL = (byte) 0xb7;

    private Unverified() {
    }

    /** The constructors call that of the superclass with null for the object. */
    private static byte[] spoiled(byte[] bytes) {
        int changes = 0;
        for (int i = 0; i + 5 < bytes.length; i++) {
            int call = i + (bytes[i + 1] == ALOAD_1 ? 2 : 1);
            if (bytes[i] == ALOAD_0 && bytes[call] == INVOKESPECIAL && bytes[call + 3] == RETURN) {
                bytes[i] = ACONST_NULL;
                changes++;
            }
        }
        if (changes != 2) {
            Agent.inapplicable("VerifyError has unusual constructors");
        }
        return bytes;
    }

    public static void main(String[] args) throws Exception {
        if (Unverified.class.getResource("/java/lang/VerifyError.class") == null) {
            Agent.inapplicable("there is no class file of VerifyError");
        }
        byte[] spoiled = spoiled(ClassFile.of("java/lang/VerifyError").bytes());
        byte[] subject = Variant.named("reference-as-int");
        Agent.probe(new Object[] {VerifyError.class, spoiled, null});
        Definer loader = new Definer(Unverified.class.getClassLoader());
        try {
            Class.forName(loader.define("redefine.Subject", subject).getName(), true, loader);
        } catch (Throwable e) {
            Agent.say("then: " + e.getClass().getName());
        }
    }
}
