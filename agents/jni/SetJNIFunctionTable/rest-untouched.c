/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("SetJNIFunctionTable with one function replaced leaves the other functions working.");

static JNIEnv *own; /* other threads may call, too */
static int calls;

static jint JNICALL counted_version(JNIEnv *jni)
{
    if (jni == own)
        calls++;
    return our_version(jni);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jniNativeInterface *original = get_jni_table(), *table = get_jni_table();
    own = jni;
    void *env_first = NULL, *env_before = NULL, *env_after = NULL;
    (*assay_vm)->GetEnv(assay_vm, &env_first, JNI_VERSION_1_6);
    (*assay_vm)->GetEnv(assay_vm, &env_before, JNI_VERSION_1_6);
    if (env_first != env_before)
        inapplicable("GetEnv returns another pointer each time");
    jstring before = (*jni)->NewStringUTF(jni, "seven");
    table->GetVersion = counted_version;
    set_jni_table(table);
    (*assay_vm)->GetEnv(assay_vm, &env_after, JNI_VERSION_1_6);
    jniNativeInterface *now = get_jni_table();
    jstring after = (*jni)->NewStringUTF(jni, "twelve characters");
    say("functions that differ from the original: %d", jni_differences(original, now));
    say("the same JNI environment: %s", truth(env_before == env_after));
    say("string of before: %s, %d characters", to_string(jni, before),
        (int)(*jni)->GetStringLength(jni, before));
    say("string of after: %s, %d characters", to_string(jni, after),
        (int)(*jni)->GetStringLength(jni, after));
    (*jni)->ThrowNew(jni, find_class(jni, "java/lang/IllegalStateException"), "thrown");
    say("exception: %s", truth((*jni)->ExceptionCheck(jni)));
    (*jni)->ExceptionClear(jni);
    calls = 0; /* the class library may call it, or other JNI functions */
    const char *whose = version_of(jni);
    say("GetVersion: %s, calls of ours: %d", whose, calls);
}

TEST(.probe = observe);
