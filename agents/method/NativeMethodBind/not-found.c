/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("NativeMethodBind is not posted at calls for which no function is found, but when it is bound later.");

/* Not under a name at which a JVM would look. */
static jint JNICALL plus_two(JNIEnv *jni, jclass klass, jint n)
{
    return n + 2;
}

static void JNICALL bind(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         void *address, void **new_address)
{
    if (strncmp(method_name(method), "Lmethod/NotFound;.", 18) == 0)
        say("bind %s to %s", method_name(method),
            address == (void *)plus_two ? "the function" : "another function");
}

static void observe(JNIEnv *jni, jobject klass)
{
    JNINativeMethod native = {"absent", "(I)I", (void *)plus_two};
    if (klass == NULL)
        on(NativeMethodBind, bind);
    else
        say("RegisterNatives: %d", (int)(*jni)->RegisterNatives(jni, (jclass)klass, &native, 1));
}

TEST(.target = "method.NotFound", .probe = observe,
     .needs = {.can_generate_native_method_bind_events = 1});
