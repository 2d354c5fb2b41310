/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"
#include "event_causes.h"

TITLE("DisposeEnvironment leaves events, hooks and tags of the other environments unchanged.");

static jvmtiEnv *environments[4];
static int prepared[4], hooked[4];

static int index_of(jvmtiEnv *env)
{
    int i = 0;
    while (i < 3 && environments[i] != env)
        i++;
    return i;
}

static void JNICALL count_prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (strcmp(class_name(klass), "Lfresh/Prepared;") == 0)
        prepared[index_of(env)]++;
}

static void JNICALL count_hooked(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                                 const char *name, jobject domain, jint length,
                                 const unsigned char *bytes, jint *new_length,
                                 unsigned char **new_bytes)
{
    if (name != NULL && strcmp(name, "fresh/Prepared") == 0)
        hooked[index_of(env)]++;
}

static void load(JavaVM *vm, char *options)
{
    static const jvmtiCapabilities tagging = {.can_tag_objects = 1,
                                              .can_generate_all_class_hook_events = 1};
    static const jvmtiEventCallbacks callbacks = {.ClassPrepare = count_prepared,
                                                  .ClassFileLoadHook = count_hooked};
    for (int i = 0; i < 4; i++) {
        jvmtiEnv *env = environments[i] = new_environment_with(&tagging);
        must_in(env, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
        must_in(env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_PREPARE, NULL);
        must_in(env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK,
                NULL);
    }
}

static void probe(JNIEnv *jni, jobject subject)
{
    jobject object = find_class(jni, "java/lang/Object");
    need_prepared_where_used(jni);
    for (int i = 0; i < 4; i++)
        must_in(environments[i], SetTag, object, 10 + i);
    must_in(environments[0], DisposeEnvironment);
    must_in(environments[2], DisposeEnvironment);
    (*jni)->AllocObject(jni, define_small_class(jni, "fresh/Prepared", NULL));
    no_exception(jni);
    for (int i = 0; i < 4; i++)
        say("environment %d: hook %d, prepared %d", i, hooked[i], prepared[i]);
    for (int i = 1; i < 4; i += 2) {
        jlong tag = -77;
        must_in(environments[i], GetTag, object, &tag);
        say("environment %d: tag %d", i, (int)tag);
    }
}

TEST(.load = load, .probe = probe,
     .needs = {.can_tag_objects = 1, .can_generate_all_class_hook_events = 1});
