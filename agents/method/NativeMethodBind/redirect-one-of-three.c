/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("NativeMethodBind replaces the function of one of three methods that RegisterNatives binds at once.");

#define IMPLEMENTATION(NAME, TYPE, RESULT)                                                         \
    static jint JNICALL NAME(JNIEnv *jni, jclass klass, TYPE n)                                    \
    {                                                                                              \
        return RESULT;                                                                             \
    }

IMPLEMENTATION(of_int, jint, 1)
IMPLEMENTATION(of_long, jlong, 2)
IMPLEMENTATION(of_array, jintArray, 3)
IMPLEMENTATION(another_of_long, jlong, 200)

static void JNICALL bind(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         void *address, void **new_address)
{
    if (strncmp(method_name(method), "Lmethod/Overloaded;.", 20) != 0)
        return;
    say("bind %s to %s", method_name(method),
        address == (void *)of_int     ? "the function of int"
        : address == (void *)of_long  ? "the function of long"
        : address == (void *)of_array ? "the function of int[]"
                                      : "another function");
    if (address == (void *)of_long)
        *new_address = (void *)another_of_long;
}

/* The one to be replaced is neither the first nor the last. */
static void observe(JNIEnv *jni, jobject klass)
{
    JNINativeMethod natives[] = {{"of", "(I)I", (void *)of_int},
                                 {"of", "(J)I", (void *)of_long},
                                 {"of", "([I)I", (void *)of_array}};
    on(NativeMethodBind, bind);
    say("RegisterNatives: %d", (int)(*jni)->RegisterNatives(jni, (jclass)klass, natives, 3));
}

TEST(.target = "method.Overloaded", .probe = observe,
     .needs = {.can_generate_native_method_bind_events = 1});
