/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("Which versions does GetEnv accept, and what version does the environment then have?");
PASSAGES("JVM TI environments: GetEnv with a version; GetVersionNumber.");
WHY("An agent asks for the oldest version that it needs; asking for a newer one than the JVM has "
    "must fail, and for an old one may.");

static void load(JavaVM *vm, char *options)
{
    static const jint versions[] = {0x30000000, 0x30010000, 0x30010200, 0x30020000, 0x30090000,
                                    0x300a0000, 0x300b0000, 0x30110000, 0x30130000, 0x30150000,
                                    0x30190000, 0x301c0000, 0x30630000, 0x30010203};
    for (size_t i = 0; i < sizeof versions / sizeof versions[0]; i++) {
        void *env = NULL;
        jint result = (*vm)->GetEnv(vm, &env, versions[i]);
        jint version = 0;
        if (result == JNI_OK)
            must_in((jvmtiEnv *)env, GetVersionNumber, &version);
        int major = versions[i] >> 16 & 0xfff, minor = versions[i] >> 8 & 0xff;
        if (result == JNI_OK)
            say("%d.%d.%d: an environment of version %d.%d", major, minor, versions[i] & 0xff,
                version >> 16 & 0xfff, version >> 8 & 0xff);
        else
            say("%d.%d.%d: %s", major, minor, versions[i] & 0xff,
                result == JNI_EVERSION ? "JNI_EVERSION" : "another error");
    }
}

ASK(.load = load);
