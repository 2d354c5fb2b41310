// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.security.CodeSource;
import java.security.Permissions;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;

/** A class file of two initialized classes, each with a loader and domain; one is signed. */
public final class Loaded {
    public static final class DynamicallyLoaded {
        public DynamicallyLoaded() {
        }
    }

    static final class Loader extends ClassLoader {
        final ProtectionDomain domain =
            new ProtectionDomain(new CodeSource(null, (Certificate[]) null), new Permissions());

        Loader() {
            super(Loaded.class.getClassLoader());
        }

        Class<?> define(byte[] bytes) {
            return defineClass("heap.walk.Loaded$DynamicallyLoaded", bytes, 0, bytes.length, domain);
        }

        void sign(Class<?> loaded, Object[] signers) {
            setSigners(loaded, signers);
        }
    }

    private Loaded() {
    }

    private static byte[] bytes() throws IOException {
        InputStream in = Loaded.class.getResourceAsStream("Loaded$DynamicallyLoaded.class");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (int next = in.read(); next >= 0; next = in.read()) {
            out.write(next);
        }
        in.close();
        return out.toByteArray();
    }

    public static void main(String[] args) throws Exception {
        Loader first = new Loader();
        Loader second = new Loader();
        Class<?> signed = first.define(bytes());
        Class<?> unsigned = second.define(bytes());
        signed.getDeclaredConstructor().newInstance();
        unsigned.getDeclaredConstructor().newInstance();
        Object[] signers = {"signer"};
        first.sign(signed, signers);
        Agent.probe(new Object[] {
            "signed class", signed,
            "unsigned class", unsigned,
            "first loader", first,
            "second loader", second,
            "first domain", first.domain,
            "second domain", second.domain,
            "signers", signers,
            "signers' class", signers.getClass(),
            "a class of the boot loader", String.class,
        });
        // The variable is used after the probe, and so it is alive in it.
        if (!signers[0].equals("signer")) {
            Agent.say("the signers are others");
        }
    }
}
