/* SPDX-License-Identifier: Apache-2.0 */
#include "launch/environment.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"
#include "channel.h"
#include "launch/launch.h"
#include "launch/orphans.h"

/* JVMs take options from the first ones; the locale decides on their texts. */
static const char *const scrubbed[] = {
    "JAVA_TOOL_OPTIONS",
    "_JAVA_OPTIONS",
    "JDK_JAVA_OPTIONS",
    "JAVA_OPTIONS",
    "OPENJ9_JAVA_OPTIONS",
    "IBM_JAVA_OPTIONS",
    "CLASSPATH",
    "LANG",
    "LANGUAGE",
    "LC_ALL",
    ASSAY_CHANNEL_VARIABLE,
    ASSAY_CASE_VARIABLE,
    ORPHANS_MARK,
};

static bool names(const char *setting, const char *name, size_t length)
{
    return strncmp(setting, name, length) == 0 && setting[length] == '=';
}

static bool is_scrubbed(const char *setting)
{
    for (size_t i = 0; i < sizeof scrubbed / sizeof scrubbed[0]; i++)
        if (names(setting, scrubbed[i], strlen(scrubbed[i])))
            return true;
    return false;
}

static void set(struct strings *list, char *setting)
{
    size_t length = strcspn(setting, "=");
    for (size_t i = 0; i < list->count; i++)
        if (names(list->items[i], setting, length)) {
            free(list->items[i]);
            list->items[i] = setting;
            return;
        }
    strings_add(list, setting);
}

char **environment_for(const char *directory, const char *case_name, const char *const *settings)
{
    struct strings list = {0};
    for (char **setting = environ; *setting != NULL; setting++)
        if (!is_scrubbed(*setting))
            strings_add(&list, xstrdup(*setting));
    strings_add(&list, xstrdup("LC_ALL=C.UTF-8"));
    strings_add(&list, xprintf(ASSAY_CHANNEL_VARIABLE "=%d", LAUNCH_CHANNEL));
    strings_add(&list, xprintf(ORPHANS_MARK "=%s", directory));
    if (case_name != NULL)
        strings_add(&list, xprintf(ASSAY_CASE_VARIABLE "=%s", case_name));
    for (; settings != NULL && *settings != NULL; settings++)
        set(&list, xstrdup(*settings));
    return list.items;
}
