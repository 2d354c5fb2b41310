/* SPDX-License-Identifier: Apache-2.0 */
#include <ctype.h>
#include <pthread.h>

#include "redefine.h"

TITLE("ClassFileLoadHook is posted for each class that is loaded in the live phase, of the library, too.");

enum { HOOKS_MAX = 8192 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char *hooked[HOOKS_MAX];
static int hooks, loads, without_hook;
static JNIEnv *main_thread;

static void JNICALL hook(HOOK_PARAMETERS)
{
    pthread_mutex_lock(&lock);
    if (name != NULL && hooks < HOOKS_MAX)
        hooked[hooks++] = strdup(name);
    pthread_mutex_unlock(&lock);
}

/* The name between 'L' and ';'. */
static bool is_hooked(const char *signature)
{
    size_t length = strlen(signature) - 2;
    bool found = false;
    pthread_mutex_lock(&lock);
    for (int i = 0; i < hooks && !found; i++)
        found = strlen(hooked[i]) == length && strncmp(hooked[i], signature + 1, length) == 0;
    pthread_mutex_unlock(&lock);
    return found;
}

/* Whether it need have no class file: a hidden class, and what older releases have for it. */
static bool is_hidden(const char *signature)
{
    const char *last = strrchr(signature, '/');
    return strchr(signature, '.') != NULL || (last != NULL && isdigit((unsigned char)last[1]));
}

/* Of a class that was loaded before, which has a tag, another loader may have become an initiating one. */
static void JNICALL on_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    const char *signature = class_name(klass);
    if (jni != main_thread || tag_of(klass) != 0 || is_hidden(signature))
        return;
    loads++;
    without_hook += !is_hooked(signature);
}

static void observe(JNIEnv *jni, jobject step)
{
    jint count = 0;
    jclass *classes = NULL;
    if (strcmp(to_string(jni, step), "end") == 0) {
        off(ClassLoad);
        say("some are loaded: %s, without a hook: %d", truth(loads > 0), without_hook);
        return;
    }
    main_thread = jni;
    on(ClassFileLoadHook, hook);
    must(GetLoadedClasses, &count, &classes);
    for (jint i = 0; i < count; i++)
        set_tag(classes[i], 1);
    release(classes);
    on(ClassLoad, on_load);
}

TEST(.target = "classes.LibraryLoading", .probe = observe,
     .needs = {.can_generate_all_class_hook_events = 1, .can_tag_objects = 1});
