/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"
#include "../hooked.h"

TITLE("ClassFileLoadHook at load reports name, loader, domain and class file, and a null class.");

static jobject own_loader, given_domain;

static void JNICALL hook(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                         const char *name, jobject domain, jint length, const unsigned char *bytes,
                         jint *new_length, unsigned char **new_bytes)
{
    static const unsigned char magic[] = {0xca, 0xfe, 0xba, 0xbe};
    if (name == NULL || strcmp(name, "redefine/Subject") != 0)
        return;
    say("the test's environment: %s", truth(env == assay_env));
    say("class being redefined: %s", redefined == NULL ? "null" : "a class");
    say("loader: %s",
        (*jni)->IsSameObject(jni, loader, own_loader) ? "the one that defines it" : "other");
    given_domain = (*jni)->NewGlobalRef(jni, domain);
    /* Of what file the JVM loads it is not said: its loader decides. */
    say("class file of the class: %s",
        truth(readable(bytes, length) > 24 && memcmp(bytes, magic, sizeof magic) == 0
              && find_bytes(bytes, length, name, strlen(name)) >= 0));
}

static void observe(JNIEnv *jni, jobject files)
{
    own_loader = (*jni)->NewGlobalRef(jni, (*jni)->GetObjectArrayElement(jni, files, 1));
    on(ClassFileLoadHook, hook);
}

static void death(JNIEnv *jni)
{
    jclass klass = class_of_loader(jni, own_loader, "redefine.Subject");
    say("protection domain of the class: %s", truth(is_own_domain(jni, given_domain, klass)));
}

TEST(.target = "redefine.Hooked", .args = LIST("same"), .probe = observe, .death = death,
     .needs = {.can_generate_all_class_hook_events = 1});
