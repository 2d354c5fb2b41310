/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("Are segments of the class search refused that are not there or are no jar file?");
PASSAGES("AddToBootstrapClassLoaderSearch, AddToSystemClassLoaderSearch: when the segment is "
         "looked at depends on the phase, and not wholly on the specification.");
WHY("A misspelled path is reported at once, or when a class is missing.");

static void tell(const char *phase)
{
    static const char *const segments[] = {"/nonexistent.jar", "/nonexistent", "/proc/self/maps",
                                           "/tmp"};
    for (size_t i = 0; i < sizeof segments / sizeof segments[0]; i++) {
        say("%s, boot loader, %s: %s", phase, segments[i],
            error_name(ti(AddToBootstrapClassLoaderSearch, segments[i])));
        say("%s, system loader, %s: %s", phase, segments[i],
            error_name(ti(AddToSystemClassLoaderSearch, segments[i])));
    }
}

static void load(JavaVM *vm, char *options)
{
    tell("at start");
}

static void observe(JNIEnv *jni, jobject subject)
{
    tell("live");
}

ASK(.load = load, .probe = observe);
