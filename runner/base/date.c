/* SPDX-License-Identifier: Apache-2.0 */
#include "base/date.h"

#include <stddef.h>
#include <time.h>

#include "base/text.h"

char *date_text(int64_t seconds, const char *format)
{
    char text[64];
    time_t time = (time_t)seconds;
    struct tm parts;
    bool fits = gmtime_r(&time, &parts) != NULL && strftime(text, sizeof text, format, &parts) > 0;
    return xstrdup(fits ? text : "?");
}

char *date_today(void)
{
    return date_text((int64_t)time(NULL), "%Y-%m-%d");
}

bool date_is_valid(const char *text)
{
    static const char form[] = "0000-00-00";
    size_t i = 0;
    while (i < sizeof form - 1 && text[i] != '\0'
           && (form[i] == '-' ? text[i] == '-' : text[i] >= '0' && text[i] <= '9'))
        i++;
    return i == sizeof form - 1 && text[i] == '\0';
}
