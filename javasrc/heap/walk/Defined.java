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

/** A class that is defined by a loader and signed, and with which nothing else is done. */
public final class Defined {
    public interface Trait {
    }

    public static class Parent {
    }

    static final class DynamicallyLoaded extends Parent implements Trait {
    }

    static final class Loader extends ClassLoader {
        final ProtectionDomain domain =
            new ProtectionDomain(new CodeSource(null, (Certificate[]) null), new Permissions());

        Loader() {
            super(Defined.class.getClassLoader());
        }

        Class<?> define(byte[] bytes) {
            return defineClass("heap.walk.Defined$DynamicallyLoaded", bytes, 0, bytes.length, domain);
        }

        void sign(Class<?> loaded, Object[] signers) {
            setSigners(loaded, signers);
        }
    }

    private Defined() {
    }

    private static byte[] bytes() throws IOException {
        InputStream in = Defined.class.getResourceAsStream("Defined$DynamicallyLoaded.class");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (int next = in.read(); next >= 0; next = in.read()) {
            out.write(next);
        }
        in.close();
        return out.toByteArray();
    }

    public static void main(String[] args) throws IOException {
        Loader loader = new Loader();
        Class<?> loaded = loader.define(bytes());
        Object[] signers = {"signer"};
        loader.sign(loaded, signers);
        Agent.probe(new Object[] {
            "defined class", loaded,
            "loader", loader,
            "domain", loader.domain,
            "signers", signers,
            "signers' class", signers.getClass(),
            "Parent", Parent.class,
            "Trait", Trait.class,
        });
    }
}
