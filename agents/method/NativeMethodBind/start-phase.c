/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("NativeMethodBind is posted for RegisterNatives in the start phase.");

/* class Early { public static native void n(); }, of version 49 */
static const char early[] = "\xca\xfe\xba\xbe\0\0\0\x31\0\x07"
                            "\x01\0\x05"
                            "Early\x07\0\x01\x01\0\x10java/lang/Object\x07\0\x03"
                            "\x01\0\x01n\x01\0\x03()V"
                            "\0\x21\0\x02\0\x04\0\0\0\0\0\x01"
                            "\x01\x09\0\x05\0\x06\0\0\0\0";

static void JNICALL nothing(JNIEnv *jni, jclass klass)
{
}

static void JNICALL bind(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         void *address, void **new_address)
{
    if (address == (void *)nothing)
        say("bind %s", method_name(method));
}

static void load(JavaVM *vm, char *options)
{
    on(NativeMethodBind, bind);
}

static void start(JNIEnv *jni)
{
    JNINativeMethod native = {"n", "()V", (void *)nothing};
    jclass klass = (*jni)->DefineClass(jni, "Early", NULL, (const jbyte *)early,
                                       (jsize)sizeof early - 1);
    no_exception(jni);
    say("RegisterNatives: %d", (int)(*jni)->RegisterNatives(jni, klass, &native, 1));
}

TEST(.load = load, .start = start, .needs = {.can_generate_native_method_bind_events = 1});
