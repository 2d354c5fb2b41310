/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("AddToBootstrapClassLoaderSearch in the live phase refuses null, directories and what is no JAR file.");

static void observe(JNIEnv *jni, jobject subject)
{
    const char *segment = NULL;
    struct file_bytes text = make_class("hidden/A", 1, NULL);
    write_file("no-jar", &text);
    make_directory("directory", "hidden", &(struct jar_class){"hidden/A", 1, NULL});
    if (is_case("missing-file"))
        segment = path_here("missing.jar");
    else if (is_case("directory"))
        segment = path_here("directory");
    else if (is_case("no-jar"))
        segment = path_here("no-jar");
    SAY_CALL(AddToBootstrapClassLoaderSearch, segment);
}

TEST(.probe = observe, .batch = true,
     .cases = LIST("missing-file", "directory", "no-jar", "null-pointer"));
