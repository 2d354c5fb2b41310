/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"
#include "threads.h"

TITLE("ClassFileLoadHook is posted for each modifiable class that a program loads, of the library, too.");

/* The names that the target has loaded, and whether the hook has been called for each. */
enum { NAMES_MAX = 16 };
static char *names[NAMES_MAX];
static bool hooked[NAMES_MAX];
static jclass without_hook[NAMES_MAX]; /* global */
static int count, loads, without;

static void JNICALL hook(HOOK_PARAMETERS)
{
    for (int i = 0; name != NULL && i < count; i++)
        hooked[i] |= strcmp(names[i], name) == 0;
}

/* A class that was loaded before has a tag: another loader may become an initiating one. */
static void JNICALL on_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    const char *name = class_name(klass) + 1; /* and ';' after it */
    for (int i = 0; tag_of(klass) == 0 && i < count; i++)
        if (strlen(names[i]) == strlen(name) - 1
            && strncmp(names[i], name, strlen(names[i])) == 0) {
            loads++;
            if (!hooked[i] && without < NAMES_MAX)
                without_hook[without++] = (*jni)->NewGlobalRef(jni, klass);
        }
}

/* Classes that are not compatible with the hook are exempt, which those are that cannot be modified. */
static int modifiable_without_hook(void)
{
    int modifiable = 0;
    for (int i = 0; i < without; i++) {
        jboolean answer = JNI_FALSE;
        must(IsModifiableClass, without_hook[i], &answer);
        modifiable += answer != JNI_FALSE;
    }
    return modifiable;
}

static void observe(JNIEnv *jni, jobject array)
{
    if (array == NULL) {
        off_thread(ClassLoad, current_thread());
        say("some are loaded: %s, without a hook: %d", truth(loads > 0), modifiable_without_hook());
        return;
    }
    for (; count < (*jni)->GetArrayLength(jni, array) && count < NAMES_MAX; count++)
        names[count] = strdup(to_string(jni, (*jni)->GetObjectArrayElement(jni, array, count)));
    on(ClassFileLoadHook, hook);
    jint loaded = 0;
    jclass *classes = NULL;
    must(GetLoadedClasses, &loaded, &classes);
    while (loaded > 0)
        set_tag(classes[--loaded], 1);
    on_thread(ClassLoad, on_load, current_thread());
}

TEST(.target = "classes.LibraryLoading", .probe = observe,
     .needs = {.can_generate_all_class_hook_events = 1, .can_tag_objects = 1},
     .wants = {.can_retransform_any_class = 1});
