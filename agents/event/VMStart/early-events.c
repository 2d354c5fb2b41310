/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "redefine.h"

TITLE("In the callback of an early VMStart, events are posted for a class that JNI defines, and its native method.");

/* class java.lang.DefinedEarly { public static native void n(); }, of version 49: early classes may have to be
 * of packages of java.base */
static const char class_file[] =
    "\xca\xfe\xba\xbe\0\0\0\x31\0\x07"
    "\x01\0\x16"
    "java/lang/DefinedEarly\x07\0\x01\x01\0\x10java/lang/Object\x07\0\x03"
    "\x01\0\x01n\x01\0\x03()V"
    "\0\x21\0\x02\0\x04\0\0\0\0\0\x01"
    "\x01\x09\0\x05\0\x06\0\0\0\0";

static atomic_bool other_jni;
static _Thread_local bool uses_it; /* such a thread need not wait for callbacks on another one */

static void JNICALL nothing(JNIEnv *jni, jclass klass)
{
}

static void say_event(const char *event, JNIEnv *jni)
{
    JNIEnv *own = NULL;
    jvmtiPhase phase = 0;
    must(GetPhase, &phase);
    say("%s in phase %s", event, phase_name(phase));
    (*assay_vm)->GetEnv(assay_vm, (void **)&own, JNI_VERSION_1_6);
    other_jni |= jni != own;
}

static void JNICALL hook(HOOK_PARAMETERS)
{
    if (redefined == NULL && name != NULL && strcmp(name, "java/lang/DefinedEarly") == 0)
        say_event("ClassFileLoadHook", jni);
}

static void say_class_event(const char *event, JNIEnv *jni, jclass klass)
{
    if (strcmp(class_name(klass), "Ljava/lang/DefinedEarly;") != 0)
        return;
    if (!uses_it)
        inapplicable("the JVM loads or prepares classes on a thread of its own");
    say_event(event, jni);
}

static void JNICALL loaded(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    say_class_event("ClassLoad", jni, klass);
}

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    say_class_event("ClassPrepare", jni, klass);
}

static void JNICALL bound(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                          void *address, void **new_address)
{
    if (address == (void *)nothing)
        say_event("NativeMethodBind", jni);
}

static void load(JavaVM *vm, char *options)
{
    on(ClassFileLoadHook, hook);
    on(ClassLoad, loaded);
    on(ClassPrepare, prepared);
    on(NativeMethodBind, bound);
}

static void start(JNIEnv *jni)
{
    const JNINativeMethod native = {"n", "()V", (void *)nothing};
    uses_it = true;
    say_event("VMStart", jni);
    jclass klass = (*jni)->DefineClass(jni, "java/lang/DefinedEarly", NULL,
                                       (const jbyte *)class_file, (jsize)sizeof class_file - 1);
    if (klass == NULL)
        inapplicable("a class of this package is not defined so early");
    static_method_id(jni, klass, "n", "()V"); /* initializes the class */
    if ((*jni)->RegisterNatives(jni, klass, &native, 1) != 0)
        broken("RegisterNatives fails");
    say("own JNI environment in each: %s", truth(!other_jni));
}

TEST(.load = load, .start = start, .since = 11,
     .needs = {.can_generate_early_vmstart = 1,
               .can_generate_all_class_hook_events = 1,
               .can_generate_native_method_bind_events = 1});
